export const lists = {
  export: '导出',
  exportTitle: '导出为 CSV',
  exportHint: { other: '按当前筛选导出 {shown} 行。操作日志会记录谁导出了什么。' },
  exportCut: '列表共有 {found} 行，一个文件最多 {limit} 行。其余内容请缩短时间范围后再导出。',
  exporting: '正在导出',
  exportProgress: '已读取 {done} / {total} 行',
  exportFailed: '读取到第 {done} 行时中断。重试会从这里继续。',
  exported: { other: '已导出 {shown} 行' },
  coin: '币种',
  number: '编号',
} as const
