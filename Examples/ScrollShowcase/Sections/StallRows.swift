import SwiftUI

/// A stall's name and what it sells.
struct StallSection: View {
  let stall: Stall

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(stall.name)
        .font(.title2.bold())
        .padding(.horizontal, 16)
        .padding(.top, 20)
        .padding(.bottom, 8)
      VStack(spacing: 1) {
        ForEach(stall.goods) { GoodRow(good: $0, color: stall.color) }
      }
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      .padding(.horizontal, 16)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("section.\(stall.id)")
  }
}

private struct GoodRow: View {
  let good: Good
  let color: Color

  var body: some View {
    HStack(spacing: 12) {
      Basket()
        .fill(color.gradient)
        .frame(width: 38, height: 34)
      VStack(alignment: .leading, spacing: 2) {
        Text(good.name)
          .font(.headline)
        Text(good.note)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Text("¥\(good.price)")
        .font(.body.monospacedDigit())
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 10)
    .background(Palette.card)
    .accessibilityElement(children: .combine)
  }
}

/// A basket with its handle.
private struct Basket: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
    var path = Path { path in
      path.move(to: point(0, 0.42))
      path.addLine(to: point(1, 0.42))
      path.addLine(to: point(0.86, 1))
      path.addLine(to: point(0.14, 1))
      path.closeSubpath()
    }
    let handle = Path { path in
      path.move(to: point(0.16, 0.42))
      path.addQuadCurve(to: point(0.84, 0.42), control: point(0.5, -0.38))
    }
    path.addPath(handle.strokedPath(StrokeStyle(lineWidth: rect.width * 0.08)))
    return path
  }
}

/// A stall's tab in the strip.
struct StallTab: View {
  let stall: Stall
  let isSelected: Bool
  let press: () -> Void

  var body: some View {
    Button(action: press) {
      Text(stall.name)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(isSelected ? Color.white : Color.primary)
        .padding(.horizontal, 18)
        .frame(height: 38)
        .background(isSelected ? Palette.chosen : Color(uiColor: .tertiarySystemFill), in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier("tab.\(stall.id)")
  }
}
