import type { AgreementText } from './agreement-text.ts'

export const userAgreement: AgreementText = {
  title: 'User agreement',
  paragraphs: [
    '<p>Welcome to Cliffhanger. By signing up or logging in, you accept this agreement.</p>',
    '<h2>Your account</h2>',
    "<p>You can sign in with one tap on this device, or sign up with a username, an email address or a phone number. Keep your password and your device safe; you're responsible for what happens in your account. You can change your password at any time, which immediately logs you out on other devices.</p>",
    '<h2>Content</h2>',
    "<p>Dramas are for your personal use. Don't download, record or resell them. An episode you unlocked is never charged twice.</p>",
    '<h2>Chat</h2>',
    '<p>Respect others. Harassment, fraud and unlawful content are forbidden and may end your account.</p>',
    '<h2>Prices</h2>',
    "<p>Before you buy, you see the price and the balance you'll have left. Gold you bought never expires. Gold you were given may expire; the date is shown with it, and it is spent first.</p>",
    '<h2>The service</h2>',
    "<p>We do our best to keep the service running, but can't promise that it will never be interrupted. When this agreement changes, the new text appears here.</p>",
  ],
}

export const privacyPolicy: AgreementText = {
  title: 'Privacy policy',
  paragraphs: [
    '<p>This policy explains what we collect and how we use it.</p>',
    '<h2>What we collect</h2>',
    '<p>What you tell us: nickname, picture, email address or phone number. About your device: type, system, language, time zone and IP address. What you do: the episodes you watch and the messages you send.</p>',
    '<h2>How we use it</h2>',
    "<p>To sign you in, protect your account, resume an episode, deliver messages and measure how well the service works. We don't sell your personal data.</p>",
    '<h2>How we store it</h2>',
    '<p>Passwords are kept as salted hashes only; codes and sign-in tokens are never kept as plain text. Events are kept for 30 days, messages until you delete them.</p>',
    '<h2>Advertising</h2>',
    '<p>Only with your consent may one registration event be sent to an advertising provider, with your email address and phone number hashed.</p>',
    '<h2>Your rights</h2>',
    '<p>You can see and change your data, or ask our support to delete your account.</p>',
  ],
}
