-- Ways to pay have a name in each language, as goods and plans have. `name` stays what is read where no language has a name, also by processes
-- of the build before.
alter table pay_platforms add column names jsonb not null default '{}';
update pay_platforms set names = jsonb_build_object('en', name);
-- What everybody who speaks a language calls the same; what operators called otherwise stays theirs.
update pay_platforms set names = '{"en": "Alipay", "zh-CN": "支付宝", "vi": "Alipay", "pt": "Alipay"}'
  where kind = 'alipay' and name in ('Alipay', '支付宝');
update pay_platforms set names = '{"en": "WeChat Pay", "zh-CN": "微信支付", "vi": "WeChat Pay", "pt": "WeChat Pay"}'
  where kind = 'wechat' and name in ('WeChat', 'WeChat Pay', '微信', '微信支付');
-- The last is the bank of the demonstration.
update pay_platforms set names = '{"en": "Bank transfer", "zh-CN": "银行转账", "vi": "Chuyển khoản ngân hàng", "pt": "Transferência bancária"}'
  where kind = 'bank' and name in ('Bank transfer', '银行转账', 'Harbour Bank');
