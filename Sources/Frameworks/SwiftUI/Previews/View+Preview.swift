import CoreGraphicsTypes
public import SwiftUICore

/// How a preview is sized.
public enum PreviewLayout: Equatable, Sendable {
  /// As the device.
  case device
  /// As the view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A kind of device by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  /// The value as it is stored.
  public let rawValue: String
  /// Names a device as simulators do, for instance "iPhone 15".
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device as simulators do.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// Tells the orientations apart.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a preview's view says of its presentation.
package struct PreviewPresentation: Equatable {
  package var displayName: String?
  package var device: PreviewDevice?
  package var layout = PreviewLayout.device
  package var orientation = InterfaceOrientation.portrait

  package init(displayName: String? = nil) { self.displayName = displayName }

  /// Reads what the modifiers on a view have left at its node.
  package init(of node: ViewNode) {
    displayName = node.trait(PreviewNameKey.self)
    device = node.trait(PreviewDeviceKey.self)
    layout = node.trait(PreviewLayoutKey.self)
    orientation = node.trait(PreviewOrientationKey.self)
  }
}

private enum PreviewNameKey: ViewTraitKey { static var defaultValue: String? { nil } }
private enum PreviewDeviceKey: ViewTraitKey { static var defaultValue: PreviewDevice? { nil } }
private enum PreviewOrientationKey: ViewTraitKey { static var defaultValue: InterfaceOrientation { .portrait } }
private enum PreviewLayoutKey: ViewTraitKey { static var defaultValue: PreviewLayout { .device } }

extension View {
  /// Says how a preview of the view is to be sized; the app itself does not change.
  ///
  ///     Text("Kyoto").previewLayout(.sizeThatFits)
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier(PreviewLayoutKey.self, value))
  }
  /// Gives a preview of the view a name, none where it is `nil`; the app itself does not change.
  ///
  ///     Text("Kyoto").previewDisplayName("A town")
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier(PreviewNameKey.self, value))
  }
  /// Says on which device a preview of the view is to be shown; the app itself does not change.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(TraitModifier(PreviewDeviceKey.self, value))
  }
  /// Says how the device of a preview is held; the app itself does not change.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(TraitModifier(PreviewOrientationKey.self, value))
  }
}
