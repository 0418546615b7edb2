public import SwiftUICore

extension View {
  /// Says how a preview of the view is to be sized; the app itself does not change.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    var traits = PreviewTraits()
    switch value {
    case .device: break
    case .sizeThatFits: traits.fitsContent = true
    case .fixed(let width, let height): traits.size = CGSize(width: width, height: height)
    }
    return modifier(TraitModifier(PreviewTraitKey.self, traits))
  }

  /// Gives a preview of the view a name; the app itself does not change.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier(PreviewTraitKey.self, PreviewTraits(displayName: value)))
  }

  /// Says on which device a preview of the view is to be shown; the app itself does not change.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(TraitModifier(PreviewTraitKey.self, PreviewTraits(device: value?.rawValue)))
  }
}

/// How a preview is sized.
public enum PreviewLayout: Sendable {
  /// As the device.
  case device
  /// As the view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A kind of device by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The value as it is stored.
  public let rawValue: String
  /// Names a device as simulators do, for instance "iPhone 15".
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device as simulators do.
  public init(stringLiteral value: String) { rawValue = value }
}

/// What a preview's view says of its presentation.
package struct PreviewTraits: Equatable {
  package var displayName: String?
  package var device: String?
  package var size: CGSize?
  package var fitsContent = false
}

package enum PreviewTraitKey: ViewTraitKey {
  package static var defaultValue: PreviewTraits { PreviewTraits() }
}
