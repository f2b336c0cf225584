-- The card of the daily check-in and the task of the same thing have one name in each language. What an operator wrote stays.
update tasks
   set titles = titles || '{"en": "Daily check-in", "vi": "Điểm danh hằng ngày", "pt": "Check-in diário"}'
 where code = 'sign'
   and titles = '{"en": "Check in", "zh-CN": "每日签到", "vi": "Điểm danh", "pt": "Faça o check-in"}';
