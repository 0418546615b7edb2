import FerryKit
import SwiftUI
import Timetable
import Weather

struct ContentView: View {
  let schedule = Harbors.today
  let forecast = Forecast.today

  var body: some View {
    VStack {
      DepartureBoard(schedule.departures)
      Text("\(forecast.summary), wind \(forecast.wind)")
      Text(Schedule.isPartOfApp ? "Timetable is part of the app" : "Timetable is elsewhere")
    }
  }
}

#Preview { ContentView() }
