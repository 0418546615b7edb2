public import Foundation

// Foundation's own function takes all arguments, most of them by default; it knows no language but English, and ends the process
// at a rule of plurals. One that has just the arguments of a call goes before it; the comment is for translators.
// `String(format:)` with the form for several chooses the right one.

/// A text of the app's string tables; of one that depends on numbers, the form for several.
public func NSLocalizedString(_ key: String, comment: String) -> String { foundText(key, nil, .main, "") }

/// A text of a string table; of one that depends on numbers, the form for several.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  foundText(key, tableName, .main, "")
}

/// A text of a bundle's string tables; of one that depends on numbers, the form for several.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { foundText(key, nil, bundle, "") }

/// A text of the app's string tables, or another where they have none; of one that depends on numbers, the form for several.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String { foundText(key, nil, .main, value) }

/// A text of a bundle's string table; of one that depends on numbers, the form for several.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  foundText(key, tableName, bundle, "")
}

/// A text of a string table, or another where it has none; of one that depends on numbers, the form for several.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  foundText(key, tableName, .main, value)
}

/// A text of a bundle's string tables, or another where they have none; of one that depends on numbers, the form for several.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  foundText(key, nil, bundle, value)
}

private func foundText(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
  guard let found = LocalizedTables.text(for: key, table: table, bundle: bundle, locale: .current) else {
    return value.isEmpty ? key : value
  }
  return IssuedFormats.issue(found)
}
