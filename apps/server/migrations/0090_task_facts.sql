-- What happened that tasks may count: written by the domain where it happened, in its transaction, and counted right after the commit. Each once for ever.
create table reward_facts (
  id bigint generated always as identity unique,
  user_id bigint not null references accounts,
  code text collate "C" not null,
  fact_key text collate "C" not null,
  amount int not null default 1 check (amount > 0),
  created_ms bigint not null,
  is_counted boolean not null default false,
  primary key (user_id, code, fact_key)
);
create index reward_facts_waiting on reward_facts (id) where not is_counted;
create index reward_facts_waiting_of_member on reward_facts (user_id, id) where not is_counted;

-- A fact counts once for a task and its period.
create table task_facts (
  user_id bigint not null,
  task_id bigint not null references tasks,
  period date not null,
  fact_id bigint not null references reward_facts (id),
  primary key (user_id, task_id, period, fact_id)
);

-- Finished and not yet given: tasks that are credited by themselves, where a budget could not pay or a process ended in between.
create index task_progress_due on task_progress (id) where state = 1;

-- Segments of an episode that went out to a member on a platform day, and when the first ticket for them was issued: what was watched is at most that.
create table watch_deliveries (
  user_id bigint not null references accounts,
  day date not null,
  asset_id bigint not null references media_assets on delete cascade,
  segments int[] not null,
  first_ms bigint not null,
  primary key (user_id, day, asset_id)
);
create index watch_deliveries_by_day on watch_deliveries (day);

-- What a new platform offers. Operators change it.
insert into tasks (code, kind, titles, icon, target, reward_coin, reward_amount, spins, sort, is_open, created_ms, changed_ms) values
  ('sign', 'daily', '{"en": "Check in", "zh-CN": "每日签到", "vi": "Điểm danh", "pt": "Faça o check-in"}', 'calendar', 1, 'point', 5, 0, 90, true, 0, 0),
  ('watch', 'daily', '{"en": "Watch 3 episodes", "zh-CN": "看完 3 集", "vi": "Xem hết 3 tập", "pt": "Assista a 3 episódios"}', 'play', 3, 'point', 15, 0, 80, true, 0, 0),
  ('share', 'daily', '{"en": "Share a drama that a friend opens", "zh-CN": "分享短剧并被好友打开", "vi": "Chia sẻ phim và được bạn bè mở xem", "pt": "Compartilhe um drama que um amigo abra"}', 'share', 1, 'point', 20, 1, 70, true, 0, 0),
  ('message', 'daily', '{"en": "Send 5 messages", "zh-CN": "发送 5 条消息", "vi": "Gửi 5 tin nhắn", "pt": "Envie 5 mensagens"}', 'message', 5, 'point', 5, 0, 60, true, 0, 0),
  ('watch_seconds', 'watch', '{"en": "Watch for 10 minutes", "zh-CN": "看剧 10 分钟", "vi": "Xem phim 10 phút", "pt": "Assista por 10 minutos"}', 'clock', 600, 'gold', 3, 0, 90, true, 0, 0),
  ('watch_seconds', 'watch', '{"en": "Watch for 30 minutes", "zh-CN": "看剧 30 分钟", "vi": "Xem phim 30 phút", "pt": "Assista por 30 minutos"}', 'clock', 1800, 'gold', 8, 1, 80, true, 0, 0),
  ('profile', 'beginner', '{"en": "Complete your profile", "zh-CN": "完善个人资料", "vi": "Hoàn thiện hồ sơ", "pt": "Complete seu perfil"}', 'profile', 1, 'point', 30, 0, 90, true, 0, 0),
  ('bind', 'beginner', '{"en": "Link an email or phone number", "zh-CN": "绑定邮箱或手机号", "vi": "Liên kết email hoặc số điện thoại", "pt": "Vincule um e-mail ou telefone"}', 'link', 1, 'point', 30, 0, 80, true, 0, 0),
  ('friend', 'beginner', '{"en": "Add a friend", "zh-CN": "添加一位好友", "vi": "Thêm một người bạn", "pt": "Adicione um amigo"}', 'friend', 1, 'point', 20, 0, 70, true, 0, 0),
  ('recharge', 'beginner', '{"en": "Top up for the first time", "zh-CN": "完成首次充值", "vi": "Nạp tiền lần đầu", "pt": "Faça a primeira recarga"}', 'wallet', 1, 'gold', 10, 1, 60, true, 0, 0),
  ('real_name', 'beginner', '{"en": "Verify your ID", "zh-CN": "完成实名认证", "vi": "Xác minh danh tính", "pt": "Verifique sua identidade"}', 'shield', 1, 'point', 50, 0, 50, true, 0, 0);
