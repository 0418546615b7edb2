import Foundation

/// Writes numbers as "number skeletons" describe them, by the library of languages that Foundation brings along.
///
/// Foundation for Linux has no units in its own formats; the library has them in all languages, with the plurals of each and with the
/// units that people of a region use.
enum NumberSkeletons {
  private typealias Status = LanguageLibrary.Status
  private typealias Open =
    @convention(c) (UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<Status>?) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Status>?) -> OpaquePointer?
  private typealias Format = @convention(c) (OpaquePointer?, Double, OpaquePointer?, UnsafeMutablePointer<Status>?) -> Void
  private typealias Text =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>?) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Void

  private struct Library: Sendable {
    let open: Open
    let openResult: OpenResult
    let format: Format
    let text: Text
    let close, closeResult: Close

    /// `nil` where Foundation brings another library, or none.
    init?() {
      guard let open = LanguageLibrary.function("unumf_openForSkeletonAndLocale", as: Open.self),
        let openResult = LanguageLibrary.function("unumf_openResult", as: OpenResult.self),
        let format = LanguageLibrary.function("unumf_formatDouble", as: Format.self),
        let text = LanguageLibrary.function("unumf_resultToString", as: Text.self),
        let close = LanguageLibrary.function("unumf_close", as: Close.self),
        let closeResult = LanguageLibrary.function("unumf_closeResult", as: Close.self)
      else { return nil }
      (self.open, self.openResult, self.format, self.text) = (open, openResult, format, text)
      (self.close, self.closeResult) = (close, closeResult)
    }
  }

  private static let library = Library()

  /// A number as a skeleton says, in a language; `nil` for a skeleton that is none.
  static func string(_ value: Double, _ skeleton: String, locale: String) -> String? {
    guard let library else { return nil }
    var status: Status = 0
    let units = Array(skeleton.utf16)
    let formatter = library.open(units, Int32(units.count), locale, &status)
    defer { library.close(formatter) }
    let result = library.openResult(&status)
    defer { library.closeResult(result) }
    library.format(formatter, value, result, &status)
    var buffer = [UInt16](repeating: 0, count: 200)
    let count = library.text(result, &buffer, Int32(buffer.count), &status)
    // Above zero are errors, below it warnings.
    guard status <= 0, buffer.indices.contains(Int(count)) else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}
