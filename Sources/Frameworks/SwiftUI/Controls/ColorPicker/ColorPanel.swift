import CoreGraphicsTypes
import SwiftUICore

/// What a well of colour opens: a grid, a spectrum or sliders to choose from, and the opacity.
struct ColorPanel: View {
  let selection: ColorSelection
  @State var mix: ColorMix
  @State private var kind = Kind.grid
  @Environment(\.metrics.colorPickers) private var metrics
  @Environment(\.dismiss) private var dismiss

  enum Kind: String, CaseIterable { case grid = "Grid", spectrum = "Spectrum", sliders = "Sliders" }

  var body: some View {
    let metrics = metrics
    VStack(spacing: metrics.panelSpacing) {
      title
      Picker("Colors", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text(LocalizedStringKey($0.rawValue)) }
      }
      .pickerStyle(.segmented)
      Group {
        switch kind {
        case .grid: ColorGrid(mix: chosen)
        case .spectrum: ColorSpectrum(mix: chosen)
        case .sliders: ColorChannels(mix: chosen)
        }
      }
      .frame(height: metrics.areaHeight, alignment: .top)
      if selection.supportsOpacity {
        ColorChannel(name: "Opacity", value: chosen.opacity, unit: 100, from: mix.opaque.opacity(0), to: mix.opaque)
      }
      HStack {
        RoundedRectangle(cornerRadius: metrics.areaRadius).fill(Color(mix.resolved))
          .frame(width: metrics.swatch, height: metrics.swatch).accessibilityHidden(true)
        Spacer()
      }
    }
    .padding(metrics.margin)
    .frame(minWidth: metrics.panelSize.width)
    .frame(maxHeight: .infinity, alignment: .top)
    .labelsVisibility(.automatic)
    .outsideOfRows()
  }

  private var title: some View {
    ZStack {
      Text("Colors").font(metrics.titleFont).accessibilityAddTraits(.isHeader)
      HStack {
        Spacer()
        Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
          .labelStyle(.iconOnly).buttonStyle(.plain).font(metrics.closeFont).foregroundStyle(.secondary)
          .symbolRenderingMode(.hierarchical)
      }
    }
  }

  /// The colour; what is chosen goes to the app at once.
  private var chosen: Binding<ColorMix> {
    let (mix, selection) = ($mix, selection)
    return Binding(get: { mix.wrappedValue }) { new in
      mix.wrappedValue = new
      selection.set(new.resolved)
    }
  }
}

/// Colours in rows to choose one of.
private struct ColorGrid: View {
  @Binding var mix: ColorMix
  @Environment(\.metrics.colorPickers) private var metrics

  var body: some View {
    let metrics = metrics
    VStack(spacing: 0) {
      ForEach(0..<metrics.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<metrics.columns, id: \.self) { column in cell(column, row) }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: metrics.areaRadius))
  }

  private func cell(_ column: Int, _ row: Int) -> some View {
    let cell = ColorMix.cell(column: column, row: row, of: metrics.columns, by: metrics.rows)
    let isChosen = zip(cell.rgb, mix.rgb).allSatisfy { abs($0 - $1) < 0.003 }
    let choose = {
      var new = cell
      new.opacity = mix.opacity
      mix = new
    }
    return Pressable(action: choose) { _ in
      cell.opaque.overlay {
        if isChosen {
          Rectangle().strokeBorder(row < metrics.rows / 2 && column > 0 ? .white : .black, lineWidth: metrics.mark.line)
        }
      }
    }
    .accessibilityElement()
    .accessibilityControl(.button, activate: choose)
    .accessibilityLabel(Text(verbatim: "\(column + 1), \(row + 1)"))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// All hues across, from white down to black: a finger chooses where it is.
private struct ColorSpectrum: View {
  @Binding var mix: ColorMix
  @Environment(\.metrics.colorPickers) private var metrics

  var body: some View {
    let metrics = metrics
    GeometryReader { geometry in
      let size = geometry.size
      ZStack(alignment: .topLeading) {
        LinearGradient(
          colors: (0...6).map { ColorMix(hue: Double($0) / 6, saturation: 1, brightness: 1).opaque }, startPoint: .leading,
          endPoint: .trailing)
        LinearGradient(
          stops: [
            .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
            .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
          ], startPoint: .top, endPoint: .bottom)
        Circle().strokeBorder(.white, lineWidth: metrics.mark.line).background(Circle().fill(mix.opaque))
          .frame(width: metrics.mark.size, height: metrics.mark.size)
          .offset(x: mix.hue * size.width - metrics.mark.size / 2, y: height * size.height - metrics.mark.size / 2)
      }
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { choose(at: $0.location, in: size) })
    }
    .environment(\.layoutDirection, .leftToRight)
    .clipShape(RoundedRectangle(cornerRadius: metrics.areaRadius))
    .accessibilityElement()
    .accessibilityLabel("Spectrum")
    .accessibilityValue(Text(verbatim: mix.resolved.spokenName))
    .accessibilityAdjustableAction { direction in
      let step = direction == .increment ? metrics.hueStep : -metrics.hueStep
      mix.hue = min(max(mix.hue + step, 0), 1)
    }
  }

  /// Where the colour is between white and black.
  private var height: Double {
    mix.brightness < 1 ? 1 - mix.brightness / 2 : mix.saturation / 2
  }

  private func choose(at point: CGPoint, in size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    let across = min(max(point.x / size.width, 0), 1), down = min(max(point.y / size.height, 0), 1)
    mix.hue = across
    mix.saturation = min(2 * down, 1)
    mix.brightness = min(2 * (1 - down), 1)
  }
}

/// Sliders for the parts of a colour.
private struct ColorChannels: View {
  @Binding var mix: ColorMix
  @Environment(\.metrics.colorPickers) private var metrics

  var body: some View {
    VStack(spacing: metrics.panelSpacing) {
      ForEach(Array(["Red", "Green", "Blue"].enumerated()), id: \.offset) { index, name in
        ColorChannel(
          name: LocalizedStringKey(name), value: part(index), unit: 255, from: end(index, 0), to: end(index, 1))
      }
    }
  }

  private func part(_ index: Int) -> Binding<Double> {
    let mix = $mix
    return Binding(get: { mix.wrappedValue.rgb[index] }, set: { mix.wrappedValue.rgb[index] = $0 })
  }

  /// The colour with a part at one of its ends.
  private func end(_ index: Int, _ value: Double) -> Color {
    var rgb = mix.rgb
    rgb[index] = value
    return Color(red: rgb[0], green: rgb[1], blue: rgb[2])
  }
}

/// A part of a colour: its name above a track from one colour to another, with its number beside it.
private struct ColorChannel: View {
  let name: LocalizedStringKey
  @Binding var value: Double
  /// What the whole is in numbers.
  let unit: Double
  let from: Color
  let to: Color
  @Environment(\.metrics.colorPickers) private var metrics

  init(name: LocalizedStringKey, value: Binding<Double>, unit: Double, from: Color, to: Color) {
    (self.name, _value, self.unit, self.from, self.to) = (name, value, unit, from, to)
  }

  var body: some View {
    let metrics = metrics
    let value = Binding(get: { self.value }, set: { self.value = min(max($0, 0), 1) })
    VStack(alignment: .leading, spacing: metrics.captionSpacing) {
      Text(name).font(metrics.captionFont).foregroundStyle(.secondary).textCase(.uppercase).accessibilityHidden(true)
      HStack {
        SliderBar(position: value) {
          Capsule().fill(LinearGradient(colors: [from, to], startPoint: .leading, endPoint: .trailing))
            .overlay(Capsule().strokeBorder(Color(UIColor.separator), lineWidth: metrics.trackLine))
            .frame(height: metrics.trackHeight)
        } filled: {
          EmptyView()
        }
        .accessibilityName(from: Text(name))
        Text(verbatim: unit == 100 ? self.value.percent : "\(Int(clamping: (self.value * unit).rounded()))")
          .monospacedDigit()
          .frame(width: metrics.valueWidth, height: metrics.trackHeight)
          .background(Color(UIColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: metrics.valueRadius))
          .accessibilityHidden(true)
      }
    }
  }
}
