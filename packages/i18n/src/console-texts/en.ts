import { shell } from './en/shell.ts'

export const texts = { shell }
