import SwiftUI

struct Hour: Identifiable {
  var id: Int
  var temperature: Double
  var symbol: String
}

struct WeatherScreen: View {
  var hours = (0..<24).map { Hour(id: $0, temperature: 12 + 6 * sin(Double($0) / 24 * .pi * 2), symbol: "cloud.sun.fill") }
  @State private var isCelsius = true

  private func text(_ celsius: Double) -> String {
    String(format: "%.0f°", isCelsius ? celsius : celsius * 9 / 5 + 32)
  }

  var body: some View {
    ZStack {
      LinearGradient(
        stops: [.init(color: .blue, location: 0), .init(color: .cyan.opacity(0.6), location: 0.7)], startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
      ScrollView {
        VStack(spacing: 20) {
          Text(text(hours.map(\.temperature).max() ?? 0)).font(.system(size: 96, weight: .thin))
          ScrollView(.horizontal) {
            HStack(spacing: 22) {
              ForEach(hours) { hour in
                VStack(spacing: 8) {
                  Text(hour.id == 0 ? "Now" : "\(hour.id):00").font(.caption)
                  Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).font(.title2)
                  Text(text(hour.temperature)).fontWeight(.medium)
                }
              }
            }
            .padding()
          }
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
          Canvas { context, size in
            var path = Path()
            for (index, hour) in hours.enumerated() {
              let point = CGPoint(
                x: size.width * Double(index) / Double(hours.count - 1), y: size.height * (1 - (hour.temperature - 6) / 12))
              if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            context.stroke(path, with: .color(.white), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
          }
          .frame(height: 120)
          Picker("Unit", selection: $isCelsius) {
            Text("°C").tag(true)
            Text("°F").tag(false)
          }
          .pickerStyle(.segmented)
        }
        .foregroundStyle(.white)
        .padding()
      }
    }
  }
}
