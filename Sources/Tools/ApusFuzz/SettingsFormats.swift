import ApusCommand
import Foundation

/// Files of build settings, which a project stands on.
struct XcconfigFormat: FuzzFormat {
  let name = "xcconfig"

  var words: [String] {
    [
      "$(", "${", ")", "}", "$(inherited)", "$(A", ":default=", ":lower)", "[sdk=", "*", "]", " = ", "\\\n", "//", ";", "\r\n",
      "#include \"A\"\n", "#include? \"", "OTHER_SWIFT_FLAGS = ", "-Xfrontend ", "-D", "INFOPLIST_FILE = A.xcconfig\n", "\"", "\\",
      "SWIFT_UPCOMING_FEATURE_", "INFOPLIST_KEY_", "_Generation = YES\n", "GENERATE_INFOPLIST_FILE = YES\n",
      "PRODUCT_BUNDLE_IDENTIFIER = ..\n",
    ]
  }

  func run(_ data: Data) { FuzzFolder.with { OutsideFormats.read(xcconfig: data, in: $0) } }
}

/// What an app says of itself, in any of the forms of property lists; what is made of it has to be one again.
struct InfoPlistFormat: FuzzFormat {
  let name = "infoplist"

  var words: [String] {
    [
      "<dict>", "</dict>", "<key>CFBundleIdentifier</key>", "<string>", "</string>", "<array>", "$(A)", "$(A:default=", "${", "\\U0000",
      "&#0;", "&#xFFFF;", "<date>", "<data>", "<real>nan</real>", "\"", " = ", ";", "{", "}", "(", ")", "bplist00", "]]>", "<![CDATA[",
    ]
  }

  func run(_ data: Data) {
    let isReadable = FuzzFolder.with { OutsideFormats.read(infoPlist: data, in: $0) }
    if !isReadable { fatalError("no app can read the Info.plist that was made; see that what is written can be read") }
  }
}

/// A folder for files of one input.
private enum FuzzFolder {
  static func with<Result>(_ body: (URL) -> Result) -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-fuzz-settings-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return body(folder)
  }
}
