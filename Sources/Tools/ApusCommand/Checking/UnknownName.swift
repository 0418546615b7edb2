import Foundation

/// A name that an error says is unknown.
struct UnknownName: Equatable {
  enum Place: Equatable {
    /// A module that is imported.
    case module
    /// A type, an attribute or a value by itself.
    case scope
    /// A member of a type, as the compiler writes it; of one that it cannot tell, empty.
    case member(of: String)
  }

  var name: String
  var place: Place

  init(name: String, place: Place) { (self.name, self.place) = (name, place) }

  /// Reads an error of the compiler; `nil` where it is about something else.
  init?(message: String) {
    if let match = message.firstMatch(of: #/^no such module '([^'.]+)/#) {
      self.init(name: String(match.1), place: .module)
    } else if let match = message.firstMatch(of: #/^cannot find (?:type |operator )?'([^']+)' in scope/#) {
      self.init(name: String(match.1), place: .scope)
    } else if let match = message.firstMatch(of: #/^unknown attribute '([^']+)'|^no macro named '([^']+)'/#) {
      self.init(name: String(match.1 ?? match.2 ?? ""), place: .scope)
    } else if let match = message.firstMatch(of: #/^(?:value of )?(?:type|module) '(.+)' has no (?:dynamic )?member '([^'(]+)/#) {
      self.init(name: String(match.2), place: .member(of: String(match.1)))
    } else if let match = message.firstMatch(of: #/nothing that this app can see declares '([^']+)'/#) {
      self.init(name: String(match.1), place: .member(of: ""))
    } else {
      return nil
    }
  }

  /// A type's name without what surrounds it: `Gauge` of `SwiftUI.Gauge<Text>.Type`, `View` of `some View`.
  static func plain(_ type: String) -> String {
    var text = type.prefix { $0 != "<" && $0 != "?" && $0 != "&" }
    for word in ["some ", "any ", "(some ", "(any "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    var parts = text.split(separator: ".").map { $0.trimmingCharacters(in: .init(charactersIn: " ()")) }
    if parts.last == "Type" { parts.removeLast() }
    let modules = ["SwiftUI", "SwiftUICore", "Charts", "MapKit", "Combine", "SwiftData", "SwiftDataCore"]
    if let first = parts.first, parts.count > 1, modules.contains(first) {
      parts.removeFirst()
    }
    return parts.joined(separator: ".")
  }
}
