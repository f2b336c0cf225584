import type { ReportType } from '@cliffhanger/contract/reports/schemas.ts'

/** What every report needs in words and pictures. */
export interface ReportParts {
  readonly introduction: string
  readonly description: string
  readonly images: readonly string[]
}

/** The first part that is empty and must not be (V-11), undefined where all are there; feedback needs no picture. */
export function emptyPart(type: ReportType, parts: ReportParts): keyof ReportParts | undefined {
  if (parts.introduction.trim() === '') return 'introduction'
  if (parts.description.trim() === '') return 'description'
  return parts.images.length === 0 && type !== 'feedback' ? 'images' : undefined
}
