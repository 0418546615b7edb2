import CoreGraphicsTypes
public import SwiftUICore

/// A view to look at while an app is written, as `#Preview` makes it.
public struct Preview {
  /// What traits of previews of views are for.
  public struct ViewTraits {}

  /// A view that it shows.
  struct Body {
    /// What the view is made with, as people read it; `nil`: with nothing.
    var argument: String?
    var make: @MainActor () -> any View

    /// The longest description of an argument.
    static let longestArgument = 80
  }

  let name: String?
  package let presentation: PreviewPresentation
  /// What it shows: one view, or one for each argument.
  let bodies: [Body]
  /// What surrounds the view, from the inside.
  let modifiers: [any PreviewModifier]

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits, [Body(make: body)])
  }

  /// Creates a preview for each of some arguments, which its name ends with.
  @MainActor public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    let bodies = arguments.map { argument in
      let text = String(describing: argument).split(whereSeparator: \.isNewline).joined(separator: " ")
      return Body(argument: String(text.prefix(Body.longestArgument)), make: { body(argument) })
    }
    self.init(name, traits, bodies)
  }

  private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ bodies: [Body]) {
    (self.name, self.bodies) = (name, bodies)
    var presentation = PreviewPresentation(displayName: name)
    for trait in traits { trait.change(&presentation) }
    self.presentation = presentation
    modifiers = traits.compactMap(\.modifier)
  }
}

/// Something about how a preview is shown: its size, its orientation.
public struct PreviewTrait<T> {
  let change: (inout PreviewPresentation) -> Void
  /// What it surrounds the preview with.
  var modifier: (any PreviewModifier)?
}

extension PreviewTrait where T == Preview.ViewTraits {
  private static func layout(_ layout: PreviewLayout) -> Self { Self(change: { $0.layout = layout }) }
  private static func orientation(_ orientation: InterfaceOrientation) -> Self {
    Self(change: { $0.orientation = orientation })
  }

  /// On the whole screen of a device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { layout(.device) }
  /// As large as the view is when a device's screen is offered to it.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { layout(.sizeThatFits) }
  /// In a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
    layout(.fixed(width: width, height: height))
  }
  /// Surrounded by what a modifier makes; of several, the first is the innermost.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    Self(change: { _ in }, modifier: modifier)
  }
  /// On a device held upright.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { orientation(.portrait) }
  /// On a device held upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { orientation(.portraitUpsideDown) }
  /// On a device turned to the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { orientation(.landscapeLeft) }
  /// On a device turned to the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { orientation(.landscapeRight) }
}
