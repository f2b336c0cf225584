/** Hands a file to the member under this name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The same with a table as text. The mark in front tells spreadsheets how it is written. */
export const saveCsv = (csv: string, name: string): void => {
  const marked = csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`
  saveFile(new Blob([marked], { type: 'text/csv;charset=utf-8' }), name)
}
