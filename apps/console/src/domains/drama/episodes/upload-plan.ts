/** A file on its way to become an episode: of this number, or the next one there is. */
export interface PlannedUpload {
  readonly file: File
  readonly number: number | undefined
}

export interface UploadPlan {
  readonly uploads: readonly PlannedUpload[]
  /** Files whose episode is there or on its way already: a folder that is dropped once more goes on where it stopped. */
  readonly skipped: readonly File[]
}

/** No drama has more episodes; a larger number is a year, a resolution or a part of a date. */
const mostEpisodes = 500

/** Which episode a file says it is; undefined when it does not say. */
export function numberIn(fileName: string): number | undefined {
  const name = fileName.replace(/\.[^.]+$/, '')
  const [, named] =
    /第\s*(\d{1,4})\s*[集话話回]/.exec(name) ??
    /(?:^|[^\p{L}])(?:episode|ep|e|tập|tap|capítulo|capitulo|cap)[\s._-]*(\d{1,4})(?!\d)/iu.exec(name) ??
    /s\d{1,2}e(\d{1,4})(?!\d)/i.exec(name) ??
    []
  // Else the last number that stands alone; `1080p` and `4k` are no episodes.
  const [alone] = named
    ? [named]
    : [...name.matchAll(/(?<![\p{L}\d])\d{1,4}(?![\p{L}\d])/gu)].map(([found]) => found).slice(-1)
  const number = Number(alone)
  return alone !== undefined && number >= 1 && number <= mostEpisodes ? number : undefined
}

/**
 * Files in the order of their names. They keep the numbers they bear when each bears one of its own; otherwise they become the next episodes
 * in their order, and none is skipped. `taken`: numbers of episodes that are there or on their way.
 */
export function planUploads(files: readonly File[], taken: ReadonlySet<number>): UploadPlan {
  const sorted = [...files].sort((left, right) => left.name.localeCompare(right.name, undefined, { numeric: true }))
  const numbered = sorted.map((file) => ({ file, number: numberIn(file.name) }))
  const numbers = new Set(numbered.map(({ number }) => number))
  if (numbers.has(undefined) || numbers.size < sorted.length)
    return { uploads: sorted.map((file) => ({ file, number: undefined })), skipped: [] }
  const isTaken = ({ number }: PlannedUpload) => number !== undefined && taken.has(number)
  return {
    uploads: numbered.filter((upload) => !isTaken(upload)).sort((a, b) => (a.number ?? 0) - (b.number ?? 0)),
    skipped: numbered.filter(isTaken).map(({ file }) => file),
  }
}
