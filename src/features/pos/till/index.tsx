export const TillPage = () => null
