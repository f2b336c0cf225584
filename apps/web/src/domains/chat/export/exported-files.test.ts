import '../../../testing/browser.ts'
import { expect, it } from 'vitest'
import { safeName } from './exported-files.ts'

it.each([
  ['report 2026.pdf', 'report 2026.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\windows\\a?b*.txt', 'C__windows_a_b_.txt'],
  ['.hidden', 'hidden'],
  ['tập tin "mới".docx', 'tập tin _mới_.docx'],
  ['line\nbreak.txt', 'line_break.txt'],
  [`${'长'.repeat(150)}.zip`, `${'长'.repeat(100)}.zip`],
])('S-139: %j is saved as %j', (name, saved) => {
  expect(safeName(name)).toBe(saved)
})
