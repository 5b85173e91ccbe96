/** A file that a template reads by its name, such as a picture. */
export interface PdfFile {
  readonly name: string
  readonly bytes: Uint8Array
}
