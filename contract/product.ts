/** The product's name, wherever a text or a page needs it. */
export const productName = 'Cymara';

/** Where people write to when the operator has set no `SUPPORT_EMAIL` of their own. */
export const defaultSupportEmail = 'support@cymara.example';
