import Charts
import SwiftUI

/// A half ring of sectors as a scale, with a dot.
struct AirQualityGauge: View {
  let isPreview: Bool

  struct Band: Identifiable {
    let name: LocalizedStringKey
    let start: Double
    let end: Double
    let color: Color
    var id: Double { end }
    var length: Double { end - start }
  }

  static let bands = [
    Band(name: "Good", start: 0, end: 50, color: .green), Band(name: "Fair", start: 50, end: 100, color: .yellow),
    Band(name: "Poor", start: 100, end: 150, color: .orange), Band(name: "Bad", start: 150, end: 200, color: .red),
    Band(name: "Very bad", start: 200, end: 300, color: .purple),
  ]
  static let highest = 300.0
  static let value = 72.0
  private var band: Band? { Self.bands.first { Self.value <= $0.end } }

  var body: some View {
    VStack(spacing: 24) {
      HalfRing(isThin: isPreview).aspectRatio(2, contentMode: .fit).frame(maxWidth: 320)
        .overlay(alignment: .bottom) {
          if !isPreview {
            VStack(spacing: 0) {
              Text(Self.value, format: .number).font(.system(size: 54, weight: .semibold, design: .rounded))
              if let band { Text(band.name).font(.headline).foregroundStyle(.secondary) }
            }
          }
        }
      if !isPreview { scale }
    }
    .frame(maxWidth: .infinity)
  }

  private var scale: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
      ForEach(Self.bands) { band in
        GridRow {
          Circle().fill(band.color).frame(width: 10, height: 10)
          Text(band.name)
          Text("up to \(Int(band.end))").foregroundStyle(.secondary).gridColumnAlignment(.trailing)
        }
        .font(.subheadline)
      }
    }
  }
}

/// The sectors, and the dot that stands at the value.
private struct HalfRing: View {
  let isThin: Bool

  var body: some View {
    GeometryReader { geometry in
      ring
        .rotationEffect(.degrees(-90))
        .frame(width: geometry.size.width, height: geometry.size.width)
        .overlay { dot(geometry.size.width) }
    }
    // What is turned by an angle runs one way in all languages.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var ring: some View {
    Chart {
      ForEach(AirQualityGauge.bands) { band in
        SectorMark(angle: .value("Band", band.length), innerRadius: .ratio(0.78), angularInset: 1.5)
          .cornerRadius(isThin ? 1 : 5)
          .foregroundStyle(band.color)
      }
      // The lower half is as long as the scale.
      SectorMark(angle: .value("Rest", AirQualityGauge.highest))
        .foregroundStyle(.clear)
        .accessibilityHidden(true)
    }
  }

  private func dot(_ width: CGFloat) -> some View {
    let angle: Double = AirQualityGauge.value / AirQualityGauge.highest * 180
    let lineWidth: CGFloat = isThin ? 1.5 : 4
    let size: CGFloat = width * 0.075
    let distance: CGFloat = width * -0.445
    return Circle()
      .fill(.background)
      .overlay { Circle().strokeBorder(.primary, lineWidth: lineWidth) }
      .frame(width: size, height: size)
      .offset(x: distance)
      .rotationEffect(.degrees(angle))
  }
}

#Preview {
  AirQualityGauge(isPreview: false).padding()
}
