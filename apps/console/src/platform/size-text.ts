import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import { currentLanguage } from './texts.ts'

/** A size for people: 12.4 MB. */
export const sizeText = (bytes: number): string => formatSize(bytes, currentLanguage(), 'kilobyte')
