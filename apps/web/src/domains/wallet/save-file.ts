/** Hands a text to the member as a file. The mark in front tells spreadsheets how it is written. */
export const saveFile = (name: string, text: string, type: string): void => {
  const marked = text.startsWith('\uFEFF') ? text : `\uFEFF${text}`
  const url = URL.createObjectURL(new Blob([marked], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
