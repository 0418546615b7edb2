import SwiftUI

extension EnvironmentValues {
  @Entry var cardOpacity = 0.15
}

struct ContentView: View {
  @EnvironmentObject var store: ForecastStore
  @State private var showsDetails = true

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: store.hours.first?.sky.colors ?? [.blue, .white]), startPoint: .top, endPoint: .bottom
      )
      .edgesIgnoringSafeArea(.all)

      ScrollView(showsIndicators: false) {
        VStack(spacing: 24) {
          header
          HourlyView(hours: store.hours)
          if showsDetails {
            DailyView(days: store.days)
              .transition(.move(edge: .bottom).combined(with: .opacity))
          }
          Toggle("Fahrenheit", isOn: $store.usesFahrenheit)
            .padding()
            .modifier(Card())
        }
        .padding()
      }
      .frame(maxWidth: UIScreen.main.bounds.width)

      if store.isLoading {
        ProgressView().scaleEffect(1.5)
      }
    }
    .foregroundColor(.white)
    .statusBar(hidden: false)
  }

  private var header: some View {
    VStack(spacing: 4) {
      Text(store.city).font(.largeTitle).fontWeight(.medium)
      Text(store.formatted(store.hours.first?.temperature ?? 0))
        .font(.system(size: 88, weight: .thin, design: .rounded))
      Button {
        withAnimation(.easeInOut) { showsDetails.toggle() }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
      } label: {
        Label("Details", systemImage: showsDetails ? "chevron.up" : "chevron.down")
      }
    }
    .padding(.top, 40)
  }
}

struct Card: ViewModifier {
  @Environment(\.cardOpacity) private var opacity

  func body(content: Content) -> some View {
    content
      .background(Color.white.opacity(opacity))
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

struct HourlyView: View {
  let hours: [Hour]
  @EnvironmentObject var store: ForecastStore

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 20) {
        ForEach(hours) { hour in
          VStack(spacing: 8) {
            Text(hour.label).font(.caption)
            Image(systemName: hour.sky.symbol)
              .symbolRenderingMode(.multicolor)
              .font(.title2)
            Text(store.formatted(hour.temperature)).bold()
          }
        }
      }
      .padding()
    }
    .frame(height: 120)
    .modifier(Card())
  }
}

struct DailyView: View {
  let days: [Day]
  @EnvironmentObject var store: ForecastStore

  var body: some View {
    VStack(spacing: 0) {
      ForEach(days) { day in
        HStack {
          Text(day.name).frame(width: 110, alignment: .leading)
          Image(systemName: day.sky.symbol).frame(width: 30)
          Spacer()
          Text(store.formatted(day.low)).opacity(0.6)
          TemperatureBar(low: day.low, high: day.high).frame(width: 80, height: 4)
          Text(store.formatted(day.high))
        }
        .padding(.vertical, 10)
        if day.id != days.last?.id { Divider().background(Color.white.opacity(0.4)) }
      }
    }
    .padding(.horizontal)
    .modifier(Card())
  }
}

struct TemperatureBar: View {
  let low: Double
  let high: Double

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      let start = (low + 10) / 40 * width
      let end = (high + 10) / 40 * width
      Capsule().fill(Color.white.opacity(0.3))
      Capsule()
        .fill(LinearGradient(colors: [.cyan, .yellow], startPoint: .leading, endPoint: .trailing))
        .frame(width: max(end - start, 4))
        .offset(x: start)
    }
  }
}

#Preview {
  ContentView().environmentObject(ForecastStore())
}

#Preview("Bar", traits: .sizeThatFitsLayout) {
  @Previewable @State var high = 12.0
  TemperatureBar(low: 2, high: high).frame(width: 120, height: 8).padding()
}
