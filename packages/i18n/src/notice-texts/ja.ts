import type { NoticeTexts } from './zh-CN.ts'

export const texts: NoticeTexts = {
  rechargeCredited: { title: 'チャージが完了しました', summary: 'チャージした {amount} が反映されました。' },
  rechargeDenied: {
    title: 'チャージが承認されませんでした',
    summary: '{amount} のチャージは承認されませんでした。{reason}',
  },
  withdrawalPaid: {
    title: '出金が完了しました',
    summary: '{amount} をお客様の口座へ送金しました。着金まで時間がかかる場合があります。',
  },
  withdrawalDenied: {
    title: '出金が承認されませんでした',
    summary: '{amount} の出金は承認されず、残高に戻されました。{reason}',
  },
  orderTimedOut: {
    title: '注文がキャンセルされました',
    summary: '注文 {order_no} は期限内に支払われなかったため、キャンセルされました。',
  },
  couponEnding: {
    title: 'クーポンの期限が近づいています',
    summary: 'クーポン「{name}」の期限が近づいています。お早めにご利用ください。',
  },
  payPasswordLocked: {
    title: 'PIN がロックされました',
    summary:
      '入力ミスが続いたため、PIN を {minutes} 分間ロックしました。お心当たりがない場合は、すぐにパスワードを変更してください。',
  },
  passkeyAdded: {
    title: '指紋・顔での支払いがオンになりました',
    summary:
      '{name} の指紋、顔、または画面ロックで支払いを確認できるようになりました。心当たりがない場合は、すぐに PIN を変更してください。変更すると無効になります。',
  },
  contactChanged: {
    title: 'ログイン用の連絡先が変更されました',
    summary:
      'アカウントのメールアドレスまたは電話番号が変更されました。お心当たりがない場合は、タップして元に戻し、すべての端末からログアウトしてください。',
  },
  authenticatorOff: {
    title: '2段階ログインがオフになりました',
    summary:
      'ログインに認証アプリが不要になりました。お心当たりがない場合は、タップして元に戻し、すべての端末からログアウトしてください。',
  },
  loginPasswordSet: {
    title: 'パスワードが変更されました',
    summary:
      '新しいパスワードが設定されました。お心当たりがない場合は、タップして元に戻し、すべての端末からログアウトしてください。',
  },
  payPasswordSet: {
    title: 'PIN が変更されました',
    summary:
      '新しい PIN が設定されました。お心当たりがない場合は、タップして元に戻し、すべての端末からログアウトしてください。',
  },
  realNameApproved: { title: '本人確認が完了しました', summary: '本人確認が承認されました。' },
  realNameRejected: { title: '本人確認が承認されませんでした', summary: '本人確認は承認されませんでした。{reason}' },
  reportClosed: { title: 'ご報告への対応が完了しました', summary: '{reply}' },
  unlockRefunded: {
    title: '{amount} を返金しました',
    summary: '第 {number} 話を再生できなかったため、購入を取り消し、{amount} をウォレットに戻しました。',
  },
  goodsShipped: { title: '商品を発送しました', summary: '「{name}」を{carrier}で発送しました。追跡番号：{number}' },
  goodsReceived: {
    title: '注文が完了しました',
    summary: '「{name}」の発送から{days}日たったため、受け取り済みにしました。',
  },
  goodsCancelled: {
    title: 'ショップの注文をキャンセルしました',
    summary: '「{name}」の注文をキャンセルし、お支払い分を返却しました。{reason}',
  },
  agentAccepted: {
    title: 'チームレベルを獲得しました',
    summary: '申請が承認されました。現在からチームレベルは{level}です。',
  },
  agentRaised: {
    title: 'チームレベル{level}になりました',
    summary: '申請が承認されました。新しいレベルは現在から有効です。',
  },
  agentRejected: {
    title: 'チームレベルの申請は承認されませんでした',
    summary: 'レベル{level}の申請は承認されませんでした。{reason}',
  },
  agentLowered: {
    title: 'チームレベルが変わりました',
    summary: '現在からチームレベルは{level}です。{reason}',
  },
  unlockNotRefunded: {
    title: '第 {number} 話の購入は返金されませんでした',
    summary: '第 {number} 話を再生できなかったとのご報告を確認しましたが、返金はいたしません。{reason}',
  },
  projectFailed: {
    title: '返金しました',
    summary: '「{title}」は期限までに成立しなかったため、{amount} をウォレットに返金しました。',
  },
  starBegan: {
    title: 'スターになりました',
    summary: 'スターページで写真や動画、近況を投稿できます。',
  },
  starEnded: {
    title: 'スターではなくなりました',
    summary: '投稿はほかの人に表示されなくなります。{reason}',
  },
  starPostPublished: {
    title: '投稿が公開されました',
    summary: '「{title}」は審査を通過し、みんなに表示されています。',
  },
  starPostRejected: {
    title: '投稿を公開できませんでした',
    summary: '「{title}」は審査を通過しませんでした。{reason}',
  },
  starPostHidden: {
    title: '投稿が非公開になりました',
    summary: '「{title}」はほかの人に表示されなくなりました。{reason}',
  },
  newEpisode: { title: '新しいエピソード', summary: '「{name}」の第{number}話が公開されました。' },
  groupJoinApproved: {
    title: '「{name}」に参加しました',
    summary: '参加リクエストが承認されました。挨拶してみましょう。',
  },
  groupJoinRefused: {
    title: '参加リクエストは承認されませんでした',
    summary: '「{name}」の管理者がリクエストを承認しませんでした。',
  },
  chatReminder: { title: 'リマインダー', summary: '{name}とのメッセージをもう一度確認しましょう。' },
  groupReminder: { title: 'リマインダー', summary: '「{name}」のメッセージをもう一度確認しましょう。' },
}
