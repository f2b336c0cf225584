export const audit = {
  audit: '操作日志',
  when: '时间',
  operator: '管理员',
  system: '系统',
  action: '操作',
  target: '对象',
  address: 'IP',
  changes: '修改内容',
  field: '字段',
  before: '修改前',
  after: '修改后',
  nothingChanged: '没有字段变化',
} as const
