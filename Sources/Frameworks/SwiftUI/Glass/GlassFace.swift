import CoreGraphicsTypes
import SwiftUICore

/// What glass shows of what lies behind it (Facts 3.11).
nonisolated struct GlassFaceStyle: ShapeStyle, Equatable {
  typealias Resolved = Never
  let glass: Glass

  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    let isDark = request.environment.colorScheme == .dark
    let thickness = min(request.frame.width, request.frame.height)
    let face = Face(glass.kind, isDark: isDark, thickness: thickness)
    let color = tinted(face, in: request.environment)
    var opaque = color
    opaque.alpha = 1
    var paint = _ShapeStylePaint(.color(opaque))
    if !request.environment.accessibilityReduceTransparency {
      paint.material = DisplayMaterial(tint: color, radius: face.blur, saturation: 1)
    }
    return paint
  }

  /// The face with the glass's own colour over it.
  private func tinted(_ face: Face, in environment: EnvironmentValues) -> DisplayColor {
    guard let tint = glass.tint?.displayColor(in: environment) else {
      return DisplayColor(red: face.gray, green: face.gray, blue: face.gray, alpha: face.alpha)
    }
    let over = tint.alpha * 0.9
    let alpha = 1 - (1 - face.alpha) * (1 - over)
    func mix(_ channel: Float) -> Float { (channel * over + face.gray * face.alpha * (1 - over)) / max(alpha, 0.001) }
    return DisplayColor(red: mix(tint.red), green: mix(tint.green), blue: mix(tint.blue), alpha: alpha)
  }

  /// A gray over a blur, in the measures of glass that is as thick as the shorter of its sides is long.
  private struct Face {
    let gray: Float
    let alpha: Float
    let blur: CGFloat

    init(_ kind: Glass.Kind, isDark: Bool, thickness: CGFloat) {
      if kind == .clear {
        (gray, alpha, blur) = (0.2, 0.25, 4)
        return
      }
      blur = 5.33 + 10.67 * min(max((thickness - 48) / 112, 0), 1)
      if isDark {
        (gray, alpha) = (0.172, 0.57)
      } else {
        let way = Float(min(max((thickness - 56) / 40, 0), 1))
        (gray, alpha) = (0.946 + 0.054 * way, 0.712 - 0.03 * way)
      }
    }
  }
}

/// Glass without what lies on it: its shadow, its face and its rim.
struct GlassFace<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    shape.fill(GlassFaceStyle(glass: glass))
      .overlay { rim }
      .background { shadow }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  /// Two lights, from the top left and the bottom right.
  private var rim: some View {
    let strength = colorScheme == .dark ? 0.22 : 0.6
    let light = Color.white.opacity(strength), shade = Color.white.opacity(strength / 4)
    let stops = [
      Gradient.Stop(color: light, location: 0), Gradient.Stop(color: shade, location: 0.4),
      Gradient.Stop(color: shade, location: 0.6), Gradient.Stop(color: light, location: 1),
    ]
    return shape.stroke(LinearGradient(stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 2)
      .clipShape(shape)
  }

  /// Falls outside of the glass alone: what is behind the glass does not show it.
  private var shadow: some View {
    shape.fill(Color.black.opacity(colorScheme == .dark ? 0.2 : 0.1))
      .blur(radius: 12)
      .offset(y: 8)
      .clipShape(Around(shape: shape), style: FillStyle(eoFill: true))
  }

  /// All that is near a shape and not in it, for even-odd filling.
  private nonisolated struct Around: Shape {
    let shape: S
    func path(in rect: CGRect) -> Path {
      var path = Path(rect.insetBy(dx: -48, dy: -48))
      path.addPath(shape.path(in: rect))
      return path
    }
  }
}
