import Charts
import SwiftUI

/// The pulse of a day; a finger on the line reads it.
struct HeartRate: View {
  let isPreview: Bool
  @State private var selected: Date?

  struct Sample: Identifiable {
    let time: Date
    let beats: Int
    var id: Date { time }
  }

  static let samples: [Sample] = {
    var noise = Noise(7)
    return (0..<96).map { quarter in
      let hour = Double(quarter) / 4
      var beats = hour < 6.5 ? 54 : 72.0
      // On the way to work, a run in the evening.
      if (8..<9).contains(hour) { beats = 96 }
      if (18..<19).contains(hour) { beats = 132 + 24 * sin((hour - 18) * .pi) }
      return Sample(time: Date.day(14, month: 5).addingTimeInterval(hour * 3600), beats: Int(beats + noise.bell(-14...14)))
    }
  }()

  private var reading: Sample? {
    guard let selected else { return nil }
    return Self.samples.min { abs($0.time.timeIntervalSince(selected)) < abs($1.time.timeIntervalSince(selected)) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if !isPreview { headline }
      Chart {
        ForEach(Self.samples) { sample in
          AreaMark(x: .value("Time", sample.time), yStart: .value("Floor", 40), yEnd: .value("Beats", sample.beats))
            .foregroundStyle(.linearGradient(colors: [.red.opacity(0.3), .red.opacity(0)], startPoint: .top, endPoint: .bottom))
            .accessibilityHidden(true)
          LineMark(x: .value("Time", sample.time), y: .value("Beats", sample.beats)).foregroundStyle(.red)
        }
        .interpolationMethod(.monotone)
        if let reading {
          RuleMark(x: .value("Time", reading.time)).foregroundStyle(.secondary)
            .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
              ReadingBubble(sample: reading)
            }
          PointMark(x: .value("Time", reading.time), y: .value("Beats", reading.beats))
            .foregroundStyle(.red)
            .symbolSize(90)
        }
      }
      .bare(isPreview)
      .chartYScale(domain: 40...180)
      .chartXSelection(value: $selected)
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.hour())
        }
      }
      .chartHeight(280, isPreview: isPreview)
    }
  }

  private var headline: some View {
    let beats = Self.samples.map(\.beats)
    return Headline(
      caption: "RANGE", value: Text("\(beats.min() ?? 0)–\(beats.max() ?? 0)"), unit: "beats a minute",
      note: Text(Self.samples[0].time, format: .dateTime.weekday(.wide).month().day())
    )
    .opacity(reading == nil ? 1 : 0)
  }
}

/// What the pulse was at a time.
private struct ReadingBubble: View {
  let sample: HeartRate.Sample

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(sample.beats) bpm").font(.headline).fontDesign(.rounded)
      Text(sample.time, format: .dateTime.hour().minute()).font(.caption).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 8))
    .accessibilityIdentifier("reading")
  }
}

#Preview {
  HeartRate(isPreview: false).padding()
}
