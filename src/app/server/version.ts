/** The version that the workspace shows and whoever watches the server is told. */
export const version = '1.0.0'
