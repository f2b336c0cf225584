import type { FileForm } from '@cliffhanger/rules/uploads/file-form.ts'

/** A file on its way: bytes at a path, in a folder that goes when the work ends. */
export interface Source {
  readonly path: string
  readonly form: FileForm | undefined
  readonly folder: string
}

/** A file as it is stored: its picture or sound and nothing else. */
export interface CleanFile {
  readonly path: string
  readonly contentType: string
  /** 0 where there is no picture. */
  readonly width: number
  readonly height: number
  /** 0 for pictures, and for recordings nothing on this machine can look into. */
  readonly durationMs: number
  /** WebP, at most `thumbnailSide` on its longer side; undefined for sound. */
  readonly thumbnail: Buffer | undefined
}
