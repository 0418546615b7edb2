package import Foundation
import FoundationAdditions
package import LaunchContract
import SwiftUICore

/// What an app's `Info.plist` says that its windows follow.
package struct AppInformation: Equatable {
  /// What people call the app: in their language, where it has a name in that.
  package var name = ProcessInfo.processInfo.processName
  /// Whether the app is light or dark wherever it runs; `nil` leaves it to the person.
  package var colorScheme: LaunchRequest.ColorScheme?
  /// The schemes of the addresses that are the app's own, in small letters.
  package var urlSchemes: Set<String> = []

  /// An app that says nothing of itself is called as its process is.
  package init() {}

  /// Reads what a bundle says, its name in the language of the current locale.
  package init(of bundle: Bundle) {
    self.init(
      info: bundle.infoDictionary ?? [:],
      localized: { key in
        LocalizedTables.text(for: key, table: "InfoPlist", bundle: bundle, locale: .current)?.text.format
      })
  }

  /// - Parameters:
  ///   - info: The values.
  ///   - localized: The text that the person's language has for a key.
  package init(info: [String: Any], localized: (String) -> String? = { _ in nil }) {
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { localized($0) ?? info[$0] as? String }
    if let name = names.first(where: { !$0.isEmpty }) { self.name = name }
    switch (info["UIUserInterfaceStyle"] as? String)?.lowercased() {
    case "light": colorScheme = .light
    case "dark": colorScheme = .dark
    // A Mac's app says only that it is never dark.
    default: colorScheme = info["NSRequiresAquaSystemAppearance"] as? Bool == true ? .light : nil
    }
    let types = (info["CFBundleURLTypes"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [Any] ?? [] }.compactMap { ($0 as? String)?.lowercased() }
    urlSchemes = Set(schemes).subtracting(["", "http", "https", "file"])
  }
}
