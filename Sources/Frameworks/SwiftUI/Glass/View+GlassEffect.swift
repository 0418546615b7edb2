import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Puts the view on glass, in a shape of the view's bounds.
  ///
  /// What lies behind shows through, blurred; around it are a bright rim and a soft shadow. Neither size nor place of the view
  /// change: padding comes before it.
  ///
  ///     Label("Kyoto", systemImage: "star").padding().glassEffect()
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }
}

private struct GlassEffectModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.glassPlace) private var place

  nonisolated init(glass: Glass, shape: S) { (self.glass, self.shape) = (glass, shape) }

  func body(content: Content) -> some View {
    // One way for all kinds of glass: the view keeps its state as its glass comes and goes.
    let (isGlass, isInContainer, union) = (glass.kind != .identity, place.isInContainer, place.union)
    content
      .environment(\.glassPlace, GlassPlace())
      .background { if isGlass, !isInContainer || union == nil { face } }
      .transformAnchorPreference(key: GlassPiecesKey.self, value: .bounds) { pieces, bounds in
        guard isGlass, isInContainer else { return }
        pieces.append(GlassPiece(union: union, glass: glass, shape: AnyShape(shape), bounds: bounds))
      }
      .modifier(GlassPress(isInteractive: isGlass && glass.isInteractive))
  }

  @ViewBuilder private var face: some View {
    let face = GlassFace(glass: glass, shape: shape)
    if place.isInContainer, place.transition == .matchedGeometry, let name = place.name {
      face.matchedGeometryEffect(id: name.id, in: name.namespace)
    } else {
      face
    }
  }
}

/// Has a view grow a little while it is pressed; what is pressed inside of it, and scrolling, go on as without.
private struct GlassPress: ViewModifier {
  let isInteractive: Bool
  @GestureState private var isPressed = false

  func body(content: Content) -> some View {
    content
      .scaleEffect(isPressed ? 1.05 : 1)
      .animation(.spring(duration: 0.3, bounce: 0.3), value: isPressed)
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 3_600, maximumDistance: 70).updating($isPressed) { value, state, _ in state = value },
        including: isInteractive ? .all : .subviews)
  }
}

/// What is said around a piece of glass of it.
struct GlassPlace: Equatable {
  /// What glass is called among that of a namespace.
  struct Name: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  var isInContainer = false
  /// Of which whole it is a piece.
  var union: Name?
  /// What it is the same as when it comes and goes.
  var name: Name?
  var transition = GlassEffectTransition.Kind.matchedGeometry
}

private enum GlassPlaceKey: EnvironmentKey { static var defaultValue: GlassPlace { GlassPlace() } }

extension EnvironmentValues {
  var glassPlace: GlassPlace {
    get { self[GlassPlaceKey.self] }
    set { self[GlassPlaceKey.self] = newValue }
  }
}
