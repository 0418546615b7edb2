import Foundation
import SwiftUICore

/// Pictures that stand for the app beside its own one: sets of icons in the app's catalogue, named in `Info.plist` under
/// `CFBundleIcons` and `CFBundleAlternateIcons`.
extension UIApplication {
  private static let iconKey = "UIApplicationAlternateIconName"

  /// Whether the app has other icons than its own.
  public var supportsAlternateIcons: Bool { !Self.alternateIcons(in: Bundle.main.infoDictionary ?? [:]).isEmpty }

  /// The name of the icon that stands for the app; `nil`: its own one.
  ///
  /// It is kept from one start to the next.
  public var alternateIconName: String? {
    UserDefaults.standard.string(forKey: Self.iconKey).flatMap { supportsAlternateIcons ? $0 : nil }
  }

  /// Lets another icon stand for the app, or its own one again for `nil`; tells whether that could be.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let failure = change(to: alternateIconName)
    MainThread.run { completionHandler?(failure) }
  }

  /// Lets another icon stand for the app, or its own one again for `nil`.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if let failure = change(to: alternateIconName) { throw failure }
  }

  private func change(to name: String?) -> CocoaError? {
    if let name {
      let icons = Self.alternateIcons(in: Bundle.main.infoDictionary ?? [:])
      guard !icons.isEmpty else { return CocoaError(.featureUnsupported) }
      guard icons.contains(name) else { return CocoaError(.fileNoSuchFile) }
    }
    UserDefaults.standard.set(name, forKey: Self.iconKey)
    DesktopServices.current.iconChanged?()
    return nil
  }

  /// The names of the icons that an app's information has.
  package nonisolated static func alternateIcons(in info: [String: Any]) -> Set<String> {
    let sets = ["CFBundleIcons", "CFBundleIcons~ipad"].compactMap { info[$0] as? [String: Any] }
    return Set(sets.flatMap { ($0["CFBundleAlternateIcons"] as? [String: Any] ?? [:]).keys })
  }
}
