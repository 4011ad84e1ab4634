/** As documented; the error catalogue takes it from here. */
export const invalidCredentialsText = 'Invalid WordPress credentials';
