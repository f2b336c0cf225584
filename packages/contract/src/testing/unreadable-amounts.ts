/** Texts no reader of amounts takes, however lenient and whatever the coin (docs/rules/money-checks.md, check 4). */
export const unreadableAmounts: readonly string[] = [
  '-1',
  '+1',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '1.',
  '.5',
  '1.0.0',
  '1,000.00',
  '9223372036854775808',
  '9'.repeat(40),
  '１２',
  'null',
  '[1]',
]
