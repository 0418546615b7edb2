/// Which keys a keyboard on the screen shows.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// What addresses of pages are made of.
  case URL
  /// Digits.
  case numberPad
  /// What telephone numbers are made of.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// What addresses of mail are made of.
  case emailAddress
  /// Digits and the decimal sign.
  case decimalPad
  /// With @ and # at hand.
  case twitter
  /// For what one looks for in the web.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
  /// An older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Which letters become capitals by themselves while they are typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first one of each word.
  case words
  /// The first one of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// What a text that is typed is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The value as it is stored.
  public let rawValue: String
  /// Creates a value from the one stored.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType("name")
  /// What stands before a name.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// The given name.
  public static let givenName = UITextContentType("given-name")
  /// Another given name.
  public static let middleName = UITextContentType("additional-name")
  /// The family's name.
  public static let familyName = UITextContentType("family-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// What friends call a person.
  public static let nickname = UITextContentType("nickname")
  /// What a person does for a living.
  public static let jobTitle = UITextContentType("organization-title")
  /// The name of a company or the like.
  public static let organizationName = UITextContentType("organization")
  /// A place.
  public static let location = UITextContentType("location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// An address's first line.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// An address's second line.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// A town.
  public static let addressCity = UITextContentType("address-level2")
  /// A state or province.
  public static let addressState = UITextContentType("address-level1")
  /// A town and its state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType("address-level3")
  /// A country's name.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType("email")
  /// The address of a page.
  public static let URL = UITextContentType("url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// The name by which a person signs in.
  public static let username = UITextContentType("username")
  /// A password that is known.
  public static let password = UITextContentType("current-password")
  /// A password that is made now.
  public static let newPassword = UITextContentType("new-password")
  /// A code that is good for once.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date and a time.
  public static let dateTime = UITextContentType("date-time")
}
