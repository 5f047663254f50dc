export default { printWidth: 110, singleQuote: true, proseWrap: 'preserve' };
