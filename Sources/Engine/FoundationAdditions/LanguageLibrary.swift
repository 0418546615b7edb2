import Glibc

/// The library of languages that Foundation brings along for its numbers and dates.
///
/// It knows units, plurals and more in all languages, of which Foundation for Linux shows only a part.
enum LanguageLibrary {
  /// What a function says of its work: above zero are errors, below it warnings.
  typealias Status = Int32

  /// A function of the library; `nil` where Foundation brings another library, or none.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // It is there from the start, since Foundation is linked with it.
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "swift_" + name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}
