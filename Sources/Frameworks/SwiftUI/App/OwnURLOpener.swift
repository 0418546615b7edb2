import Foundation
import SwiftUICore

/// Opens the addresses that are an app's own in the app, where `onOpenURL` hears of them, and leaves all others to the desktop.
@MainActor
package final class OwnURLOpener: URLOpener {
  private let schemes: Set<String>
  private let others: any URLOpener
  private let openHere: @MainActor (URL) -> Void

  /// - Parameters:
  ///   - schemes: Those of the app's own addresses, in small letters.
  ///   - others: Opens all other addresses.
  ///   - openHere: Opens an address in the app.
  package init(schemes: Set<String>, others: any URLOpener, openHere: @escaping @MainActor (URL) -> Void) {
    (self.schemes, self.others, self.openHere) = (schemes, others, openHere)
  }

  package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return others.open(url, completion: completion) }
    openHere(url)
    completion(true)
  }

  /// Puts itself before what opens addresses for an app that has some of its own.
  static func install(for app: RunningApp, schemes: Set<String>) {
    guard !schemes.isEmpty else { return }
    let desktop = app.services.desktop
    desktop.urlOpener = OwnURLOpener(schemes: schemes, others: desktop.urlOpener) { [weak app] in app?.open($0) }
  }
}
