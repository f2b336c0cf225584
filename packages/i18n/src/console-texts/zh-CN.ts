import { shell } from './zh-CN/shell.ts'

export const texts = { shell }
