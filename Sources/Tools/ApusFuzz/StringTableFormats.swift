import ApusCommand
import Foundation
import FoundationAdditions

/// String Catalogs, and the tables that are made of them.
struct StringCatalogFormat: FuzzFormat {
  let name = "xcstrings"

  var words: [String] {
    [
      "\"variations\":{\"plural\":{\"one\":", "\"variations\":{\"device\":{\"iphone\":", "\"substitutions\":{\"a\":", "%arg",
      "%#@a@",
      "%2$#@a@", "%lld", "%1$@", "\"argNum\":0,", "\"argNum\":1e300,", "\"stringUnit\":{\"state\":\"new\",\"value\":\"\"}", "{",
      "}",
      "null", "[", "]", "\\u0000", "<<<<<<< HEAD\n", "\"../x\":",
    ]
  }

  func run(_ data: Data) {
    for file in OutsideFormats.files(ofStringCatalog: data) { RuleReading.read(file.data, isRules: file.isRules) }
  }
}

/// The rules of texts that depend on numbers.
struct StringRuleFormat: FuzzFormat {
  let name = "stringsdict"

  var words: [String] {
    [
      "<key>NSStringLocalizedFormatKey</key>", "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>",
      "<key>NSStringFormatValueTypeKey</key>", "<key>other</key>", "<string>%#@a@%#@a@</string>", "<dict>", "</dict>", "%#@",
      "%1$#@b@", "%lld", "%@", "%999999d", "%arg", "$", "*", "<key>NSStringVariableWidthRuleType</key>",
      "<key>NSStringDeviceSpecificRuleType</key>",
    ]
  }

  func run(_ data: Data) { RuleReading.read(data, isRules: true) }
}

/// Reads a table, and writes each of its texts with values of all kinds.
private enum RuleReading {
  private static let values: [FormatValue] = [.integer(-3), .string("a % b"), .double(.nan), .unsigned(.max)]

  static func read(_ data: Data, isRules: Bool) {
    var table = StringTable()
    _ = table.add(data, isRules: isRules)
    let locale = Locale(identifier: "pl_PL")
    for text in table.texts.values {
      for count in [0, 1, values.count] {
        _ = FormatTemplate(text, values: Array(values.prefix(count)), language: "pl").string(locale: locale)
      }
      _ = FormatTemplate(withoutValues: text)
    }
  }
}
