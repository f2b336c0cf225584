/** A file as the server hands it over; `content` is base64. */
interface HandedFile {
  readonly name: string
  readonly type: string
  readonly content: string
}

/** Lets the browser keep a file under its name. */
export function saveFile({ name, type, content }: HandedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0)
  saveBlob(name, new Blob([bytes], { type }))
}

/** Lets the browser keep what the console made under its name. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
